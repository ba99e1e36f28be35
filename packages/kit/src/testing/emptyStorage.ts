/** A file has a page of its own, but the storage of the file before it: gone before anything of the kit reads it. */
for (const storage of [sessionStorage, localStorage]) storage.clear();

export {};
