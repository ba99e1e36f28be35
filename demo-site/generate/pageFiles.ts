/** One entry of the bundler's list of what it has written. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type BuildManifest = Record<string, Chunk>;

export interface PageFiles {
  styles: string[];
  scripts: string[];
}

/** The files that belong to one page alone: fetched beside the page instead of after its script. */
export function pageFiles(manifest: BuildManifest, module: string | undefined): PageFiles {
  const chunks = new Set<Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || chunk.isEntry || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  if (module !== undefined) {
    if (!manifest[module]) throw new Error(`The bundler has written nothing for ${module}.`);
    visit(module);
  }
  return {
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
    scripts: [...chunks].map(({ file }) => file),
  };
}
