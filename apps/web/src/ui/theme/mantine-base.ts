// Only the parts that nearly every page uses. A component beyond these brings its own sheet along
// (`@mantine/core/styles/Menu.layer.css` beside the import of Menu), so that small entries stay small.
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
