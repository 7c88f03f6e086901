package org.rubisee.bookstore.jpa.entities;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.hibernate.annotations.Immutable;

/** The author of books. Nobody changes it, and pages show its name only. */
@Entity(name = "Author")
@Table(name = "author")
@Immutable
public class AuthorEntity {
  @Id
  @Column(name = "a_id")
  private Integer id;

  @Column(name = "a_fname")
  private String firstName;

  @Column(name = "a_lname")
  private String lastName;

  protected AuthorEntity() {}
}
