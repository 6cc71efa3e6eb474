interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): TrustedTypePolicy;
  };
}

type TrustedTypePolicy = NonNullable<import('dompurify').Config['TRUSTED_TYPES_POLICY']>;

/**
 * The only Trusted Types policy that the page's Content Security Policy allows. `main.ts` imports it before any module that
 * loads a remote: code that creates the policy first could turn any text into trusted HTML.
 */
export const sanitizerPolicy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('dompurify', {
  createHTML: (html) => html,
});
