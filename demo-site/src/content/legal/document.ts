/** A legal page: Swedish in every language of the interface (OPEN-48), to be reviewed by a lawyer before use. */
export interface LegalDocument {
  title: string;
  updated: string;
  intro: string;
  sections: { id: string; heading: string; paragraphs: string[] }[];
}
