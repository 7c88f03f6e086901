/** The lessons as one stateless session bean with a data access object, which sends SQL. */
package org.rubisee.lessons.sessionbeans;
