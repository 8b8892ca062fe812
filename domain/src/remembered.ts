/**
 * A pure function that keeps its last answers by text, because the names of products come back at every call and never
 * change their meaning. The oldest answer is dropped when there are too many, so that typed names cannot fill the
 * memory.
 */
export function remembered<T>(compute: (text: string) => T, most = 5000): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= most) answers.delete(answers.keys().next().value!);
    answers.set(text, answer);
    return answer;
  };
}
