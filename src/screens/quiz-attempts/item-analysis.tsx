/** How the questions of a quiz worked. */
export const ItemAnalysis = ({ quizId }: { quizId: string }) => (
  <section className="stack" aria-label="Item analysis">
    <h2 className="heading">Item analysis</h2>
    <p>{quizId}</p>
  </section>
)
