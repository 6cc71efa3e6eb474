/** React's properties of DOM nodes: `targetNode[internalInstanceKey]`. `radios[internalInstance]` is an index, in a reused variable. */
const EXPANDO = /([\w$]+(?:\.[\w$]+)*)\[(internal[A-Z]\w*(?:Key|Marker))\]/g;
/** A context's value while React renders, also when it pauses in between; the fibers of class components and of events. */
const FIELD = /([\w$]+(?:\.[\w$]+)*)\.(_currentValue|_reactInternals|_targetInst)\b/g;

/** The shell freezes `WeakMap.prototype` first, so no other code can read the records. */
const HIDDEN = `
var records = new WeakMap();
function hidden(owner) {
  var record = records.get(owner);
  if (!record) records.set(owner, (record = { __proto__: null, _currentValue: owner._currentValue }));
  return record;
}
`;

/**
 * Keeps fibers, props and context values out of reach of other code in the page. React hangs them on DOM nodes under
 * `__reactFiber$…` and on context objects, from where each remote could read what another one was handed.
 *
 * @throws when this version of React keeps them in a way that is not known here
 */
module.exports = function hideFibers(source) {
  if (!source.includes('[internalInstanceKey] = ')) throw new Error('React keeps its fibers under other names now.');
  const hidden = source
    .replace(EXPANDO, (_, node, key) => `hidden(${node})[${key}]`)
    .replace(FIELD, (_, owner, field) => `hidden(${owner}).${field}`);
  const missed = hidden.match(
    /\.hidden\(|[^)](\[internal[A-Z]\w*(?:Key|Marker)\]|\.(_currentValue|_reactInternals|_targetInst)\b)/,
  );
  if (missed) throw new Error(`React keeps something in a way that is not known here: ${missed[0]}`);
  return `${HIDDEN}${hidden}`;
};
