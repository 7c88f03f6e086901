package org.rubisee.emulator.customer;

import java.io.IOException;
import java.util.List;
import java.util.ServiceLoader;
import org.rubisee.application.Application;
import org.rubisee.emulator.http.PageScan;
import org.rubisee.emulator.site.SiteReader;
import org.rubisee.measurement.load.MatrixSet;

/** The customers of an application: a service, found by the name of the application. */
public interface Customers {

  /** The name of the application. */
  String application();

  /** What customers look for in pages. */
  List<PageScan.Mark> marks();

  /**
   * Gets ready for a site: asks it for what its customers must know.
   *
   * @param surroundings what they share
   * @param reader asks the site
   * @param matrices how they behave
   * @throws IOException if the site does not answer with the right pages; the message says what to
   *     do
   */
  Source at(Surroundings surroundings, SiteReader reader, MatrixSet matrices) throws IOException;

  /** Where customers of a site come from. */
  @FunctionalInterface
  interface Source {

    /** A new customer. */
    Customer customer(Draws draws);
  }

  /**
   * The customers of an application.
   *
   * @throws IllegalArgumentException if there are none; the message says what to do
   */
  static Customers of(Application application) {
    return ServiceLoader.load(Customers.class, Customers.class.getClassLoader()).stream()
        .map(ServiceLoader.Provider::get)
        .filter(customers -> customers.application().equals(application.name()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "The application "
                        + application
                        + " has no customers on the class path: add its module of customers."));
  }
}
