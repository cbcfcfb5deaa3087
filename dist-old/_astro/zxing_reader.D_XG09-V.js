
var e=`/_astro/zxing_reader.BxB2YfIY.wasm`;export{e as default};