// Types alone; a module, so that bundlers find one behind `import '@freight/kit/react'` and its like.
export {};
