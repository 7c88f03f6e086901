/** What customers of the bookstore do, from page to page. */
package org.rubisee.bookstore.contract.shopping;
