import { createElement, type SVGProps } from 'react'

/** An icon as the icon family writes it: the shapes inside a box of 24 units. */
interface IconData {
  readonly node: readonly (readonly [string, Record<string, string>])[]
}

type IconProps = Omit<SVGProps<SVGSVGElement>, 'ref'> & { size?: number | string }

/** Stands in for the icon family's own maker, whose contexts, class names and absolute strokes nothing here uses. */
export const createIcon =
  ({ node }: IconData) =>
  ({ size = 24, ...rest }: IconProps) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...rest,
      },
      node.map(([shape, { key, ...attributes }]) => createElement(shape, { key, ...attributes })),
    )
