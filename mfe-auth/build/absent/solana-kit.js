/** Coders for Solana. The SDK creates them when it loads and uses them for Solana alone, which this site does not have. */
const createCoder = () => ({});
export const getBase58Decoder = createCoder;
export const getBase58Encoder = createCoder;
export const getBase64Decoder = createCoder;
export const getBase64Encoder = createCoder;
export const getTransactionDecoder = createCoder;
export const getBase64EncodedWireTransaction = createCoder;
