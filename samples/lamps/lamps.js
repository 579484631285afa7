// The game that both stand-ins for an engine run: press the lamp that is lit. Drawn on a canvas, as engines do.

/** Plays it to the end. `next` is the engine's WebAssembly, `lamps` comes from its data. */
window.playLamps = async (canvas, session, { next, lamps }) => {
  const pen = canvas.getContext('2d');
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const { trials } = session.params;
  const answers = [];
  let chance = session.random('lamps').integer(0, 2 ** 31 - 1);
  let lit = null;
  let shownAt = 0;
  let answer = () => undefined;

  function draw() {
    const scale = devicePixelRatio;
    canvas.width = canvas.clientWidth * scale;
    canvas.height = canvas.clientHeight * scale;
    const [ground, ink, light] = dark.matches
      ? ['#0f1614', '#e9f0ec', '#d4f05a']
      : ['#f6f7f3', '#14211d', '#14332c'];
    pen.fillStyle = ground;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const room = canvas.width / lamps;
    const radius = Math.min(room * 0.38, canvas.height * 0.35);
    pen.lineWidth = 3 * scale;
    pen.strokeStyle = ink;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
    pen.font = `${radius * 0.7}px system-ui, sans-serif`;
    for (let lamp = 0; lamp < lamps; lamp += 1) {
      const x = room * (lamp + 0.5);
      pen.beginPath();
      pen.arc(x, canvas.height / 2, radius, 0, 2 * Math.PI);
      pen.fillStyle = lamp === lit ? light : ground;
      pen.fill();
      pen.stroke();
      pen.fillStyle = lamp === lit ? ground : ink;
      pen.fillText(String(lamp + 1), x, canvas.height / 2);
    }
  }

  function light(lamp) {
    lit = lamp;
    shownAt = performance.now();
    draw();
  }

  function pressed(lamp) {
    if (lit !== null && !session.paused && session.stopped === null) answer(lamp);
  }
  canvas.addEventListener('pointerdown', ({ offsetX }) =>
    pressed(Math.floor((offsetX / canvas.clientWidth) * lamps)),
  );
  addEventListener('keydown', ({ key, repeat }) => {
    if (!repeat && /^[1-9]$/.test(key) && Number(key) <= lamps) pressed(Number(key) - 1);
  });
  addEventListener('resize', draw);
  dark.addEventListener('change', draw);
  session.onPause(() => {
    canvas.hidden = true;
  });
  session.onResume(() => {
    canvas.hidden = false;
    if (lit !== null) light(lit);
  });

  draw();
  session.ready();
  session.start();
  for (let trial = 0; trial < trials; trial += 1) {
    chance = next(chance);
    const target = (chance >>> 8) % lamps;
    const { lamp, rt } = session.simulate
      ? { lamp: target, rt: 300 + trial }
      : await new Promise((resolve) => {
          answer = (chosen) => resolve({ lamp: chosen, rt: Math.round(performance.now() - shownAt) });
          light(target);
        });
    answers.push({ correct: lamp === target, rt });
    session.dataPoint(
      'trial',
      { lamp: target, answer: lamp, correct: lamp === target, rt_ms: rt },
      { trial },
    );
    session.progress((100 * (trial + 1)) / trials);
  }
  lit = null;
  draw();
  session.dataPoint('accuracy', answers.filter(({ correct }) => correct).length / trials);
  session.dataPoint('mean_rt', answers.reduce((sum, { rt }) => sum + rt, 0) / trials);
  await session.complete();
};
