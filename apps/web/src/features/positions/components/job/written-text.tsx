import classes from './written-text.module.css';

const BULLET = /^\s*[-*•]\s+/;

/** What somebody wrote in a plain field: blank lines part paragraphs, lines that begin with a hyphen make a list. */
export function WrittenText({ text }: { text: string }) {
  const blocks = text.split(/\n{2,}/).filter((block) => block.trim() !== '');
  return (
    <div className={classes.text}>
      {blocks.map((block, index) => {
        const lines = block.split('\n').filter((line) => line.trim() !== '');
        if (!lines.every((line) => BULLET.test(line)))
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
            <p key={index} dir="auto">
              {lines.join('\n')}
            </p>
          );
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <ul key={index} dir="auto">
            {lines.map((line) => (
              <li key={line}>{line.replace(BULLET, '')}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
