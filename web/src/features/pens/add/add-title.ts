export const ADD_TITLE = 'Adicionar Caneta';
