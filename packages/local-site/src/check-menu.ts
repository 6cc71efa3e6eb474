import { checkMenuFiles } from './menu-files.ts';

/** `npm run check-menu -- menu.json footer.en.html`: what the site would leave out of files for header and footer. */
process.exitCode = checkMenuFiles(process.argv.slice(2));
