import type { SEND_BACK_REASONS } from "../../../words";
import type { Messages } from "./en";

export const es: Messages = {
  page: {
    title: "Sus documentos",
    loading: "Cargando lo que hace falta",
    hello: "Hola, {{name}}.",
    lead: "{{carrier}} necesita estos documentos. Tome una foto de cada uno y envíela.",
    message: "De {{carrier}}",
    due: "Por favor envíelos a más tardar el {{day}}.",
    expires: "Este enlace funciona hasta el {{day}}.",
    call: "Llamar al",
    language: "English",
    gone: "Este enlace ya no funciona",
    goneHelp:
      "Era para enviar documentos a {{carrier}}. Venció, se canceló o la dirección está incompleta. Pida un enlace nuevo a {{carrier}}.",
    yourCarrier: "su empresa",
    failed: "La página no se puede cargar en este momento.",
    tryAgain: "Intentar otra vez",
    old: "Sin conexión. Lo que ve puede no estar al día.",
    list: "Documentos",
  },
  line: {
    state: {
      needed: "Falta",
      submitted: "Enviado",
      accepted: "Aceptado",
      rejected: "Enviar otra vez",
      waiting: "Aún no enviado",
    },
    sentAt: "Enviado: {{time}}. {{carrier}} lo revisa.",
    sending: "Enviando, {{percent}} %",
    waiting: "Está en este teléfono y se enviará en cuanto haya conexión.",
    why: "Por qué regresó",
    send: "Tomar una foto",
    again: "Enviarlo otra vez",
    better: "Enviar una foto mejor",
    refused: "Esto no se aceptó:",
    change: "Cambiarlo",
    discard: "Descartar",
  },
  done: {
    sent: "Todo enviado. {{carrier}} lo revisa.",
    accepted: "Todo aceptado. No falta nada.",
    later: "Si un documento no se puede leer, lo encontrará aquí otra vez con la razón.",
  },
  paper: {
    back: "Volver a la lista",
    lead: "Póngalo plano, con buena luz, y que llene la foto.",
    take: "Tomar una foto",
    more: "Tomar otra foto",
    moreHelp: "Tome también una foto del reverso, si tiene algo impreso.",
    choose: "Elegir un archivo",
    picture: "Foto {{number}}",
    remove: "Quitar",
    removeNumber: "Quitar la foto {{number}}",
    blurry:
      "La foto {{number}} se ve borrosa. Sostenga firme el teléfono, toque el documento para enfocar y tómela otra vez.",
    expires: "Válido hasta",
    expiresHelp: "El último día en que es válido, como está impreso.",
    printed: {
      issued: "Fecha de emisión",
      number: "Número",
      issuer: "Emitido por",
    },
    license: {
      issued: "Fecha de emisión",
      number: "Número de licencia",
      issuer: "Estado",
    },
    medical: {
      issued: "Fecha del examen",
      number: "Número del certificado",
      issuer: "Médico examinador",
    },
    note: "Algo más que debamos saber",
    optional: "opcional",
    send: "Enviar",
    problem: {
      pictures: "Primero tome una foto.",
      tooMany: "Diez fotos son el máximo. Quite algunas.",
      tooLarge: "Este archivo es demasiado grande. Tome otra foto.",
      expires: "Escriba el último día válido.",
      expired: "Ese día ya pasó. Envíe un documento que todavía sea válido.",
      issued: "Ese día está en el futuro.",
      full: "El teléfono no tiene espacio para guardar el documento. Libere espacio e intente otra vez.",
    },
  },
  lost: "Esto no llegó a {{carrier}} antes de que terminara el enlace:",
};

/** Names of papers by their codes; the server names them in English. */
export const PAPERS_IN_SPANISH: Readonly<Record<string, string>> = {
  license: "Licencia de conducir",
  medical: "Certificado médico",
  twic: "TWIC",
  application: "Solicitud de empleo",
  mvr: "Historial de manejo (MVR) al contratar",
  road_test: "Certificado de prueba de manejo",
  annual_review: "Revisión anual del historial de manejo",
  medical_status: "Registro CDLIS con estado médico",
  testing_policy: "Acuse de la política de drogas y alcohol",
  carrier_certificate: "Certificado de la empresa habitual",
  examiner: "Consulta del registro de médicos examinadores",
  variance: "Exención médica o certificado SPE",
  entry_training: "Capacitación de conductor principiante (ELDT)",
  hazmat_training: "Capacitación de materiales peligrosos",
  hazmat_clearance: "Autorización de seguridad para materiales peligrosos",
  english: "Evaluación de inglés",
  psp: "Registro PSP",
  i9: "Formulario I-9",
  passport: "Pasaporte",
};

/** The usual reasons; one that the office typed stays as it was typed. */
export const REASONS_IN_SPANISH: Readonly<Record<string, string>> = {
  "Picture is blurry": "La foto está borrosa",
  "Back side is missing": "Falta el reverso",
  Expired: "Está vencido",
} satisfies { [Reason in (typeof SEND_BACK_REASONS)[number]]: string };
