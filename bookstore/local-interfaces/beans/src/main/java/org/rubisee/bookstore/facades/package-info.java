/**
 * The façades of the bookstore: a stateless session bean for each use case, over the local homes
 * that its environment gives. What EJB-QL cannot ask they ask the database by SQL, for primary
 * keys: a list with a limit, a sum by book, and how many books there are.
 */
package org.rubisee.bookstore.facades;
