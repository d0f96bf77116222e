declare module "text-readability" {
  const readability: {
    fleschKincaidGrade(text: string): number;
    sentenceCount(text: string): number;
    lexiconCount(text: string, removePunctuation?: boolean): number;
  };
  export default readability;
}
