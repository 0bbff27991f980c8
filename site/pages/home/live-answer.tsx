import { useEffect, useState } from 'react'
import { AnswerBeam } from '../../components/answer-beam/answer-beam.tsx'
import { useFound } from '../../components/search-bar/suggested.ts'
import { Link } from '../../router/link.tsx'

export interface LiveAnswerProps {
  readonly input: HTMLInputElement
}

/** The search answer for the text in the field. */
export const LiveAnswer = ({ input }: LiveAnswerProps) => {
  const [text, setText] = useState(input.value)
  useEffect(() => {
    const change = () => setText(input.value)
    change()
    input.addEventListener('input', change)
    return () => input.removeEventListener('input', change)
  }, [input])
  const found = useFound(text)
  if (text.trim() === '') return null
  if (!found) return <p>We couldn’t load the answer. Select Show to try again.</p>
  if (found.query !== text.trim()) return null
  const { answer } = found
  if (!answer)
    return (
      <p>
        Enter loads and one span, such as 600 lb uniform and 300 lb at the center over 20 ft, or select Show to search
        for this text.
      </p>
    )
  return (
    <>
      <p>
        <b>{answer.value}</b> {answer.other}
      </p>
      <p>{answer.label}.</p>
      {answer.beam && <AnswerBeam beam={answer.beam} />}
      <p>
        {answer.note} <Link to={answer.source.address}>{answer.source.text}</Link>
      </p>
    </>
  )
}
