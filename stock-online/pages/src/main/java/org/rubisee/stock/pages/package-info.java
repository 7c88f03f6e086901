/**
 * The pages of Stock-OnLine: a servlet that answers the seven transactions, a form for each of them
 * on the first page, and an answer for each. There are no logins and no tickets: as in the paper,
 * whoever knows a number may use the account.
 */
package org.rubisee.stock.pages;
