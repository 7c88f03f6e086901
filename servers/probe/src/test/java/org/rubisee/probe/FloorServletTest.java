package org.rubisee.probe;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import jakarta.servlet.annotation.WebServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.rubisee.jdbc.RowLocks;
import org.rubisee.logic.RejectedException;
import org.rubisee.probe.RecordingDatabase.Execution;
import org.rubisee.settings.BusinessClock;
import org.rubisee.sql.SqlSettings;
import org.rubisee.sql.SqlUseCases;

/**
 * The floor executes what the site executes: the same statements with the same parameters, in the
 * same order.
 */
class FloorServletTest {

  private static final LocalDateTime NOW = BusinessClock.LOAD_EPOCH;
  private static final int CATEGORY = 3;

  private interface UseCase {
    Object of(SqlUseCases sql) throws RejectedException;
  }

  /**
   * A page that both have.
   *
   * @param path of the floor's page
   * @param units for sale in each item that a statement finds
   * @param bids on each item that a statement finds
   * @param statements that both execute
   */
  private record Page(
      String path,
      Map<String, String> parameters,
      int units,
      int bids,
      UseCase useCase,
      int statements) {

    @Override
    public String toString() {
      return path + ", " + units + " units, " + bids + " bids";
    }
  }

  private static List<Page> pages() {
    return List.of(
        new Page(
            "/floor/BrowseRegions", Map.of(), 1, 0, sql -> sql.browseRegions().browseRegions(), 1),
        search(0),
        search(4),
        item(1, 0, 1),
        item(1, 2, 1),
        item(5, 0, 1),
        item(5, 2, 2));
  }

  private static Page search(int page) {
    return new Page(
        "/floor/SearchItemsByCategory",
        Map.of(
            "category", "" + CATEGORY, "page", "" + page, "nbOfItems", "20", "now", NOW.toString()),
        1,
        0,
        sql -> sql.searchItemsByCategory().searchItemsByCategory(CATEGORY, page, 20),
        1);
  }

  private static Page item(int units, int bids, int statements) {
    return new Page(
        "/floor/ViewItem",
        Map.of("itemId", "" + RecordingDatabase.ID),
        units,
        bids,
        sql -> sql.viewItem().viewItem(RecordingDatabase.ID),
        statements);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void executesWhatTheSiteExecutes(Page page) throws Exception {
    RecordingDatabase site = new RecordingDatabase(page.units(), page.bids());
    page.useCase()
        .of(
            new SqlUseCases(
                site.connection(),
                new SqlSettings(BusinessClock.fixed(NOW), false, RowLocks.BY_DATABASE)));

    RecordingDatabase floor = new RecordingDatabase(page.units(), page.bids());
    String html = get(page, floor);

    List<Execution> expected = site.executions();
    assertThat(expected).hasSize(page.statements());
    assertThat(floor.executions()).isEqualTo(expected);
    assertThat(html.split("<tr>", -1)).hasSize(1 + page.statements());
  }

  @Test
  void comparesEachPageOfTheFloor() {
    assertThat(pages().stream().map(Page::path).distinct())
        .containsExactlyInAnyOrder(FloorServlet.class.getAnnotation(WebServlet.class).value());
  }

  private static String get(Page page, RecordingDatabase database) throws Exception {
    FloorServlet servlet = new FloorServlet();
    servlet.dataSource = database.dataSource();
    ByteArrayOutputStream body = new ByteArrayOutputStream();
    servlet.doGet(
        RecordingDatabase.proxy(
            HttpServletRequest.class,
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "getServletPath" -> page.path();
                  case "getParameter" -> page.parameters().get((String) arguments[0]);
                  default -> throw new AssertionError("The servlet called " + method);
                }),
        RecordingDatabase.proxy(
            HttpServletResponse.class,
            (proxy, method, arguments) ->
                method.getName().equals("getOutputStream") ? new Output(body) : null));
    return body.toString(StandardCharsets.UTF_8);
  }

  private static final class Output extends ServletOutputStream {
    private final ByteArrayOutputStream body;

    Output(ByteArrayOutputStream body) {
      this.body = body;
    }

    @Override
    public boolean isReady() {
      return true;
    }

    @Override
    public void setWriteListener(WriteListener listener) {
      throw new AssertionError("The servlet writes without waiting");
    }

    @Override
    public void write(int value) {
      body.write(value);
    }
  }
}
