import { type Plugin, parseAst } from 'vite';

/**
 * Puts parentheses around the functions that hold whole CommonJS modules, as in `module((exports) => {…})`. Engines
 * read a function in parentheses once, because it is about to be called; otherwise they read it over, then again when
 * it is called, and react-dom is long. A minifier takes such parentheses away, so this is for finished code.
 */
export function withEagerModules(code: string): string {
  let eager = '';
  let done = 0;
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declarations) {
      const [module, ...others] = init?.type === 'CallExpression' ? init.arguments : [];
      if (module?.type !== 'ArrowFunctionExpression' || others.length > 0) continue;
      eager += `${code.slice(done, module.start)}(${code.slice(module.start, module.end)})`;
      done = module.end;
    }
  }
  return eager + code.slice(done);
}

/** Chromium then reads all functions of a file on another thread while it arrives, not each one when it is called. */
const allFunctions = '//# allFunctionsCalledOnLoad\n';

/** Does that to every chunk, last of all, and asks for more where most functions are called at once: in the core. */
export function eagerModules(): Plugin {
  return {
    name: 'freight-eager-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          chunk.code = (chunk.name === 'core' ? allFunctions : '') + withEagerModules(chunk.code);
        }
      },
    },
  };
}
