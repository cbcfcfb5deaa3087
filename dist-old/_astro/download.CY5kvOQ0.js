
var e=(e,t,n)=>{let r=URL.createObjectURL(new Blob([n],{type:t}));Object.assign(document.createElement(`a`),{href:r,download:e}).click(),setTimeout(()=>URL.revokeObjectURL(r),6e4)};export{e as t};