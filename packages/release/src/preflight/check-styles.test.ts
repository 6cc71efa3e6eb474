import { createShellFixture } from '../test-releases.ts';
import { checkStyles } from './check-styles.ts';

const OWN = '.card_title_0a1b2c';
const files = (code: string) => new Map([['main.mjs', Buffer.from(code)]]);
const adopting = (css: string) =>
  `const title="card_title_0a1b2c",s=new CSSStyleSheet;s.replaceSync(${JSON.stringify(css)});`;
const check = (rules: string) => checkStyles('mfe-store', files(adopting(`@layer mfe-store{${rules}}`)));

describe('[MF-01] checkStyles', () => {
  it.each([
    `${OWN}{color:red}`,
    `${OWN}[data-open="true"]:hover ${OWN} img{color:red}`,
    `${OWN}>*{color:red}`,
    `${OWN}+${OWN}{color:red}`,
    `${OWN}+div{color:red}`,
    `${OWN}>p+p{color:red}`,
    `${OWN}>*~*{color:red}`,
    `${OWN}{a{color:red}&:hover{color:red}&${OWN}>b{color:red}}`,
    `@media (max-width:1px){${OWN}{--gap:1px;color:red!important}}`,
    '@keyframes card_turn_0a1b2c{from{color:red}50%{color:red}}',
  ])('accepts %s', (rules) => {
    expect(check(rules)).toEqual([]);
  });

  it.each([
    'a',
    '*',
    ':root',
    'body',
    `body${OWN}`,
    'html',
    `:root:has(${OWN})`,
    `:not(${OWN})`,
    `:is(${OWN},a)`,
    '[data-theme="dark"]',
    `[data-theme="dark"] ${OWN}`,
    '.button',
    ':global(.button)',
    '#root',
    `${OWN}~*`,
    `${OWN},a`,
  ])('rejects the selector %s', (selector) => {
    expect(check(`${selector}{color:red}`)).toEqual([
      expect.stringMatching(/^main\.mjs: the selector ".*" is global$/),
    ]);
  });

  it.each([
    '.button_primary_ef781d{color:red}',
    `${OWN} .button_primary_ef781d{color:red}`,
    `${OWN}{.button_primary_ef781d{color:red}}`,
  ])('rejects a class of the ui-kit in %s', (rules) => {
    const problem = 'main.mjs: button_primary_ef781d is not a name of a CSS Module of this build';
    expect(check(rules)).toEqual([problem]);
  });

  it('rejects an animation with a name of the ui-kit', () => {
    expect(check('@keyframes spinner_turn_ef781d{from{color:red}}')).toEqual([
      'main.mjs: spinner_turn_ef781d is not a name of a CSS Module of this build',
    ]);
  });

  it('rejects a class of another CSS Module of the same build, for example of a bundled package', () => {
    const code = `const kit="button_primary_ef781d";${adopting(`@layer mfe-store{${OWN} .button_primary_ef781d{color:red}}`)}`;
    expect(checkStyles('mfe-store', files(code))).toEqual([
      'main.mjs: card_title_0a1b2c and button_primary_ef781d are names of different CSS Modules',
    ]);
  });

  it('rejects a nested selector that leaves the element of the remote', () => {
    expect(check(`${OWN}{body &{color:red}}`)).toEqual(['main.mjs: the selector "body &" is global']);
    expect(check(`${OWN}{~ *{color:red}}`)).toEqual(['main.mjs: the selector "~ *" is global']);
  });

  it.each([
    ['@keyframes turn{from{color:red}}', '@keyframes turn is a global name'],
    ['@font-face{font-family:Figtree;src:url(x)}', '@font-face applies to the whole page'],
    ['@property --space-2{syntax:"*";inherits:true}', '@property applies to the whole page'],
    [`@layer shell{${OWN}{color:red}}`, '@layer shell does not belong to mfe-store'],
    [`${OWN}{--space-2:0!important}`, '--space-2 is !important, which overrides the shell'],
  ])('rejects %s', (rules, problem) => {
    expect(check(rules)).toEqual([`main.mjs: ${problem}`]);
  });

  it.each([
    ['@layer mfe-chat{.a_b_0a1b2c{color:red}}', '@layer mfe-chat does not belong to mfe-store'],
    ['@layer mfe-store,ui-kit;', 'is outside of the cascade layer mfe-store'],
    [`${OWN}{color:red}`, 'is outside of the cascade layer mfe-store'],
    ['@import "x.css";', 'is outside of the cascade layer mfe-store'],
    ['@layer mfe-store{', 'cannot be parsed'],
  ])('rejects the style sheet %s', (css, problem) => {
    expect(checkStyles('mfe-store', files(adopting(css))).join()).toContain(problem);
  });

  it('accepts the layers of the packages whose components a remote bundles', () => {
    expect(checkStyles('mfe-store', files(adopting(`@layer ui-kit{${OWN}{color:red}}`)))).toEqual([]);
  });

  it.each([
    ['s.replaceSync(\'@layer mfe-store{a{content:"\\\\n"}}\')', 'the selector "a" is global'],
    ['s.replaceSync(`@layer mfe-store{\\x61{color:red}}`)', 'the selector "a" is global'],
    ['s.replaceSync(css)', 'main.mjs computes a style sheet'],
    [`s.replaceSync(\`a\${b}\`)`, 'main.mjs computes a style sheet'],
    ['const f=s.replaceSync;f.call(s,css)', 'main.mjs computes a style sheet'],
    ['s.insertRule("a{}")', 'main.mjs adds styles with insertRule'],
    ['x.innerHTML="<style>a{}</style>"', 'main.mjs adds styles with <style'],
    ['document.createElement("style")', 'adds styles with createElement("style"'],
    ['document.adoptedStyleSheets=[s]', 'adds styles with adoptedStyleSheets='],
  ])('reads the published code: rejects %s', (code, problem) => {
    expect(checkStyles('mfe-store', files(code)).join()).toContain(problem);
  });

  it('publishes nothing of a remote with a global selector', () => {
    const { remote, store } = createShellFixture();
    expect(() => remote('one', { files: { 'styles.mjs': adopting('@layer mfe-store{button{color:red}}') } })).toThrow(
      'mfe-store was not published:\n- styles.mjs: the selector "button" is global',
    );
    expect(store.idsOf('mfe-store')).toEqual([]);
  });
});
