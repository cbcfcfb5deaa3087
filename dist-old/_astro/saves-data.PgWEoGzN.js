
var e=()=>Reflect.get(navigator,`connection`),t=()=>e()?.saveData===!0||/2g$/.test(e()?.effectiveType??``);export{t as n,e as t};