import { INSTALL_PROMPT } from '@xana/contracts/install-prompt';

/**
 * Keeps the browser's offer to install the site for the settings, which load later, and shows no banner of the browser
 * (https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface).
 */
export const KEEP_INSTALL_PROMPT = `addEventListener("beforeinstallprompt",e=>{e.preventDefault();window.${INSTALL_PROMPT}=e})`;
