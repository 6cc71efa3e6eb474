/**
 * Compiles i18next for how `@xana/i18n` uses it: flat phrases in memory, found by language and namespace, with
 * plurals and interpolated values. A feature that it never uses (backends, detectors, formats, nesting, selectors, default
 * values, clones) is a condition that never holds; the minifier drops the code behind it.
 *
 * Each pattern must match: after an update, i18next may have another form. `trim-i18next.test.ts` runs the result.
 */

/** Expressions, and the value that they always have. */
const CONSTANTS = [
  [/\b(opt|options)\.(\w+) !== undefined \? \1\.\2 : this\.options\.\2\b/g, (_, __, option) => optionValue(option)],
  [/\bif \(nsSeparator === undefined\) nsSeparator = ':';/g, ''],
  [/\b(?:this|s)\.i18nFormat\b/g, 'undefined'],
  [/\bthis\.modules\.(?:logger|formatter|backend|languageDetector|i18nFormat)\b/g, 'undefined'],
  [/\b(?:this\.services|s)\.languageDetector\b/g, 'undefined'],
  [/\blng\?\.toLowerCase\(\) === 'cimode'/g, 'false'],
  [/\bTranslator\.hasDefaultValue\(opt\)/g, 'false'],
  [/\bopt\.(?:ordinal|interpolation|postProcess|skipInterpolation|lngs)\b/g, 'undefined'],
  [/\boptions\.ordinal\b/g, 'undefined'],
  [/\bconst defaultValue = [^\n]+;/g, 'const defaultValue = undefined;'],
  [/\bconst needsContextHandling = [^\n]+;/g, 'const needsContextHandling = false;'],
  [/\bconst handleAsObject = [^\n]+;/g, 'const handleAsObject = false;'],
  [/\bopt\.nest !== false/g, 'false'],
  [/\bconst isObjectHit = [^\n]+;/g, 'const isObjectHit = false;'],
  [/\bconst seemsNaturalLanguage = [^\n]+;/g, ''],
  [/\bif \(!objectNotReturned && \(usedKey [^\n]+/g, 'if (false) {'],
  [/\bthis\.options\.supportedLngs\b/g, 'undefined'],
  [/!this\.options\.resources \|\|/g, 'false ||'],
  [/^ {2}overloadTranslationOptionHandler: [\s\S]*?^ {2}\},\n/gm, ''],
  [/\bif \(typeof merged\.overloadTranslationOptionHandler [\s\S]*?\n {2}\}/g, ''],
  [/\bisRefusedLanguageCode\(this, \w\)/g, 'false'],
  [/\btypeof keys === 'function'|\btypeof k === 'function'/g, 'false'],
  [/\bformatter = Formatter;/g, 'formatter = undefined;'],
  [
    /\bthis\.options\.(?:saveMissing|updateMissing|missingKeyHandler|missingKeyNoValueFallbackToKey|appendNamespaceToMissingKey|parseMissingKeyHandler|returnedObjectHandler|postProcess|fallbackNS|partialBundledLanguages)\b/g,
    'undefined',
  ],
  [/\bthis\.options\.interpolation\.defaultVariables\b/g, 'undefined'],
  [/\bif \(typeof opt !== 'object' && [^\n]+/g, 'if (false) {'],
  [/\bconst createClassOnDemand = /g, 'const createClassOnDemand = () => undefined, unused = '],
  [/\bthis\.utils\?\.hasLoadedNamespace\b/g, 'undefined'],
  [/\bs\.utils = \{[^}]*\};/g, ''],
  [/\bs\.backendConnector = [\s\S]*?\n {6}\}\);/g, ''],
  [/\bthis\.options\.isClone\b/g, 'false'],
  [/^const (?!createInstance)\w+ = instance\.\w+;$/gm, ''],
  [/^export \{.*\};$/gm, 'export { createInstance };'],
  [/\bthis\.logger\.(?:warn|log|deprecate|once)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\);/g, ';'],
];

/** Options that are `false` for the page's instance, in `init` and in each call. */
const optionValue = (option) => (option === 'skipOnVariables' ? 'true' : 'false');

/** Methods that are never called. */
const METHODS = {
  EventEmitter: ['once'],
  ResourceStore: [
    'addResource',
    'addResources',
    'removeResourceBundle',
    'removeNamespaces',
    'getResourceBundle',
    'toJSON',
  ],
  Translator: ['exists', 'getUsedParamsDetails', 'hasDefaultValue'],
  LanguageUtil: ['clearCache'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  Interpolator: ['nest', 'reset'],
  I18n: [
    'reloadResources',
    'use',
    'hydrate',
    'getFixedT',
    'exists',
    'setDefaultNamespace',
    'hasLoadedNamespace',
    'loadNamespaces',
    'loadLanguages',
    'dir',
    'cloneInstance',
    'toJSON',
  ],
};

module.exports = function trimI18next(source) {
  let trimmed = source;
  const replace = (pattern, replacement) => {
    const before = trimmed;
    trimmed = trimmed.replace(pattern, replacement);
    if (trimmed === before)
      throw new Error(`i18next has changed: ${pattern} is not in it. Adapt trim-i18next-loader.cjs.`);
  };
  for (const [name, methods] of Object.entries(METHODS)) {
    const body = new RegExp(`^class ${name}\\b[\\s\\S]*?^\\}\\n`, 'm');
    for (const method of methods) {
      replace(body, (text) => text.replace(new RegExp(`^  (?:static )?${method}\\([\\s\\S]*?^  \\}\\n`, 'm'), ''));
    }
  }
  for (const [pattern, replacement] of CONSTANTS) replace(pattern, replacement);
  return trimmed;
};
