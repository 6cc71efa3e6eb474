/**
 * Built-in functions captured at boot, before any code of a remote runs. A remote that replaces `fetch` or a method of
 * `Response` later cannot intercept calls through these.
 */
export const primitives = Object.freeze({
  fetch: globalThis.fetch?.bind(globalThis),
  textOf: uncurry(globalThis.Response?.prototype.text),
  // The one overload in use.
  openRequest: uncurry(
    globalThis.XMLHttpRequest?.prototype.open as (this: XMLHttpRequest, method: string, url: string) => void,
  ),
  setRequestHeader: uncurry(globalThis.XMLHttpRequest?.prototype.setRequestHeader),
  sendRequest: uncurry(globalThis.XMLHttpRequest?.prototype.send),
  parse: JSON.parse,
  stringify: JSON.stringify,
  encode: TextEncoder.prototype.encode.bind(new TextEncoder()),
  subtle: globalThis.crypto?.subtle,
  sign: uncurry(globalThis.SubtleCrypto?.prototype.sign),
  digest: uncurry(globalThis.SubtleCrypto?.prototype.digest),
  generateKey: uncurry(
    globalThis.SubtleCrypto?.prototype.generateKey as (
      this: SubtleCrypto,
      algorithm: EcKeyGenParams,
      extractable: boolean,
      usages: KeyUsage[],
    ) => Promise<CryptoKeyPair>,
  ),
  exportKey: uncurry(globalThis.SubtleCrypto?.prototype.exportKey),
  randomId: globalThis.crypto?.randomUUID.bind(globalThis.crypto),
});

/** Turns a method into a function of its object, so that a call performs no lookup that a remote could have patched. */
function uncurry<This, Rest extends unknown[], Result>(
  method: ((this: This, ...rest: Rest) => Result) | undefined,
): (self: This, ...rest: Rest) => Result {
  return Function.prototype.call.bind(method ?? (() => undefined)) as never;
}
