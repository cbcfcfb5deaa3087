import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { icon } from './icon.tsx'

export const ScanIcon = /* @__PURE__ */ icon(ScanBarcode)
