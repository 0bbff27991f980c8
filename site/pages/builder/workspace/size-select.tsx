import { sizesOf } from '../builder-parts.ts'
import { useBuilder } from './builder.ts'
import { Select } from './fields.tsx'

interface SizeSelectProps {
  readonly label?: string
  readonly partNumber: string
  readonly onChoose: (partNumber: string) => void
}

/** The sizes of an item. Nothing for an item with one size. */
export const SizeSelect = ({ label = 'Size', partNumber, onChoose }: SizeSelectProps) => {
  const { catalog } = useBuilder()
  const sizes = sizesOf(catalog, partNumber)
  if (sizes.length < 2) return null
  return (
    <Select
      label={label}
      value={partNumber}
      options={sizes.map((each) => [each.partNumber, `${each.size ?? each.name} (${each.partNumber})`] as const)}
      onChoose={onChoose}
    />
  )
}
