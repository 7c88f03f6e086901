package org.rubisee.bookstore.model;

import java.io.Serializable;

/**
 * One line of a list of books.
 *
 * @param id primary key of the book
 * @param title its title
 * @param authorFirstName first name of its author
 * @param authorLastName last name of its author
 */
public record BookSummary(int id, String title, String authorFirstName, String authorLastName)
    implements Serializable {}
