// Before the first paint: the system's theme, and the keys of the machine.
const { classList } = document.documentElement;
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => classList.toggle('dark', dark.matches);
follow();
dark.addEventListener('change', follow);
classList.toggle('mac', /Mac|iPhone|iPod|iPad/i.test(navigator.platform));
