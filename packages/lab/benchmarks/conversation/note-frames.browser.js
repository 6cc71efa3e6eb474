// Runs in a page before its own scripts: notes when its requests and web sockets send text, and when web sockets get text.
// record-frames.ts reads the notes.
const notedFrames = [];
globalThis.notedFrames = notedFrames;
globalThis.WebSocket = class extends WebSocket {
  constructor(...parameters) {
    super(...parameters);
    this.addEventListener('message', ({ data }) => {
      notedFrames.push({ text: data, at: performance.timeOrigin + performance.now(), isSent: false });
    });
  }

  send(data) {
    notedFrames.push({ text: data, at: performance.timeOrigin + performance.now(), isSent: true });
    super.send(data);
  }
};

const { fetch } = globalThis;
globalThis.fetch = (...parameters) => {
  const at = performance.timeOrigin + performance.now();
  const [input, options] = parameters;
  const request = new Request(input instanceof Request ? input.clone() : input, options);
  if (request.method === 'POST') {
    request.text().then((text) => notedFrames.push({ text, at, isSent: true }));
  }
  return fetch(...parameters);
};
