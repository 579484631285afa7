// Loads the parts of a build in the order and the ways in which Unity's own loader does. Written for this sample.

window.createUnityInstance = (canvas, { dataUrl, frameworkUrl, codeUrl, session }) =>
  new Promise((resolve, reject) => {
    const framework = document.createElement('script');
    framework.src = frameworkUrl;
    framework.onerror = () => reject(new Error(`${frameworkUrl} could not be loaded.`));
    framework.onload = () =>
      window.unityFramework({ canvas, dataUrl, codeUrl, session }).then(resolve, reject);
    document.body.append(framework);
  });
