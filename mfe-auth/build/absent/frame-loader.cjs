/**
 * webpack loader: Web3Auth creates its frames from HTML text, which `require-trusted-types-for 'script'` forbids. The frames become
 * elements with the same attributes.
 */
const FROM_HTML = /template\.innerHTML = trimmedHtml;[^\n]*\n\s*return template\.content\.firstChild;/;
const AS_ELEMENT = `const frame = document.createElement('iframe');
  for (const [, name, value] of trimmedHtml.matchAll(/([\\w-]+)="([^"]*)"/g)) {
    if (name === 'style') frame.style.cssText = value; else frame.setAttribute(name, value);
  }
  return frame;`;

module.exports = function createFrameAsElement(source) {
  if (!FROM_HTML.test(source))
    throw new Error(`${this.resourcePath} creates its frame in another way: adapt frame-loader.cjs.`);
  return source.replace(FROM_HTML, AS_ELEMENT);
};
