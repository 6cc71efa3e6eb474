import { cardFrame } from './card-frame.ts';

const SITE = 'https://xana.test';
const SERVICE = { publicKey: 'pk_live_1', frameOrigin: 'https://store.xana.test' };

describe('cardFrame', () => {
  it('[ST-18] [T52] runs the script of the provider in a document of its own, which only the site may embed', () => {
    const { html, headers } = cardFrame(SERVICE, SITE);
    const policy = headers['content-security-policy'];
    expect(html).toContain('<script src="https://js.stripe.com/endive/stripe.js"></script>');
    expect(policy).toContain(`frame-ancestors ${SITE}`);
    expect(policy).toMatch(/script-src https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com 'sha256-[^']+'(;|$)/);
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('localhost');
  });

  it('[ST-18] loads the stand-in instead in the sandbox', () => {
    const { html, headers } = cardFrame({ ...SERVICE, sandboxOrigin: 'http://localhost:4551' }, SITE);
    expect(html).toContain('<script src="http://localhost:4551/v3/"></script>');
    expect(headers['content-security-policy']).not.toContain('stripe.com');
  });

  it('escapes settings, which cannot end the inline script', () => {
    const { html } = cardFrame({ ...SERVICE, publicKey: '</script><script>alert(1)' }, SITE);
    expect(html).not.toContain('</script><script>alert');
  });
});
