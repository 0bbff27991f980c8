import { useBuilder } from './builder.ts'
import { Select } from './fields.tsx'

interface SizeSelectProps {
  readonly partNumber: string
  readonly onChoose: (partNumber: string) => void
}

/** The sizes of an item. Nothing for an item with one size. */
export const SizeSelect = ({ partNumber, onChoose }: SizeSelectProps) => {
  const { catalog } = useBuilder()
  const name = catalog.get(partNumber)?.name
  const sizes = [...catalog.values()].filter((each) => each.name === name)
  if (sizes.length < 2) return null
  return (
    <Select
      label="Size"
      value={partNumber}
      options={sizes.map((each) => [each.partNumber, `${each.size ?? each.name} (${each.partNumber})`] as const)}
      onChoose={onChoose}
    />
  )
}
