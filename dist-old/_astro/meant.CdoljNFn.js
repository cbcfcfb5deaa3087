
var e=e=>({detail:t})=>{t<2&&e()};export{e as t};