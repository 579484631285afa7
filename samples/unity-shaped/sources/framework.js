// Stands in for Unity's framework: starts the WebAssembly, reads the data, keeps a file as Unity's file system does.

window.unityFramework = async ({ canvas, dataUrl, codeUrl, session }) => {
  // Refuses to start unless the server says application/wasm and unpacks it.
  const { instance } = await WebAssembly.instantiateStreaming(fetch(codeUrl), {});
  const data = await (await fetch(dataUrl)).text();
  // A private window may refuse storage; the game is played all the same.
  await keepFile('last-play', session.id).catch((error) => session.log('warn', String(error)));
  document.querySelector('#unity-loading').hidden = true;
  await window.playLamps(canvas, session, { next: instance.exports.next, ...JSON.parse(data) });
};

/** The profile `compat` has storage of its own, where engines keep files. */
function keepFile(name, content) {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('/idbfs', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('FILE_DATA');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const keeping = opening.result.transaction('FILE_DATA', 'readwrite');
      keeping.objectStore('FILE_DATA').put(content, name);
      keeping.oncomplete = () => resolve();
      keeping.onerror = () => reject(keeping.error);
    };
  });
}
