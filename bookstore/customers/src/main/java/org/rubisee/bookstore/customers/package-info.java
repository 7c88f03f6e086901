/** What customers of the bookstore do: they follow what they see. */
package org.rubisee.bookstore.customers;
