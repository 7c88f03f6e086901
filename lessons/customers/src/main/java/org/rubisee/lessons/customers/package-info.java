/** What customers of the lessons do: they create, select or delete. */
package org.rubisee.lessons.customers;
