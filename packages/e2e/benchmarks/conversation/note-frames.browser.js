// Runs in a page before its own scripts: notes when its web sockets send and get text. record-frames.ts reads the notes.
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
