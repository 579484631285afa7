// Stands in for Godot's engine without threads: starts `index.wasm` and reads the pack. Written for this sample.

window.Engine = class {
  constructor(config) {
    this.config = config;
  }

  async startGame({ onReady }) {
    const { executable, mainPack, canvas, session } = this.config;
    const [{ instance }, pack] = await Promise.all([
      // Refuses to start unless the server says application/wasm.
      WebAssembly.instantiateStreaming(fetch(`${executable}.wasm`), {}),
      fetch(mainPack).then((answer) => answer.arrayBuffer()),
    ]);
    const content = new TextDecoder().decode(pack);
    if (!content.startsWith('GDPC')) throw new Error(`${mainPack} is no pack.`);
    onReady();
    await window.playLamps(canvas, session, { next: instance.exports.next, ...JSON.parse(content.slice(4)) });
  }
};
