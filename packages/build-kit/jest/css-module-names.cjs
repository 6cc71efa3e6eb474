// In tests a class is named as in its CSS file.
module.exports = new Proxy(
  { __esModule: true },
  { get: (target, name) => (name in target ? target[name] : String(name)) },
);
