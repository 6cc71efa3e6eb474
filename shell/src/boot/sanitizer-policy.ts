interface TrustedTypesWindow {
  trustedTypes?: {
    createPolicy(name: string, rules: { createHTML(html: string): string }): TrustedTypePolicy;
  };
}

type TrustedTypePolicy = NonNullable<import('dompurify').Config['TRUSTED_TYPES_POLICY']>;

/**
 * The one policy of Trusted Types that the page's headers allow. `main.ts` imports it before anything that loads a remote:
 * code that creates a policy of that name first can turn any text into trusted HTML.
 */
export const sanitizerPolicy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('dompurify', {
  createHTML: (html) => html,
});
