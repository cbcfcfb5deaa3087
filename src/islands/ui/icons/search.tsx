import Search from 'lucide-react/icons/search'
import { icon } from './icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon(Search)
