/**
 * The bookstore as customers see it: a servlet and a page for each interaction, and pictures.
 *
 * <p>There are no sessions. Links and forms say who visits ({@code customer}, a primary key) and
 * with which cart ({@code cart}, a ticket that holds its number), as the links of the paper's site
 * did. So nobody sees or changes a foreign cart: it does not exist. What a customer has entered is
 * shown to who logs in only.
 */
package org.rubisee.bookstore.pages;
